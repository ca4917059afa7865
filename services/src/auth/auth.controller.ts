import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { AppConfig } from '../platform/config/app.config.js';
import { Unauthorized } from '../platform/refusals/refusals.js';
import { User } from '../users/user.dto.js';
import { toUser } from '../users/user.view.js';
import { UsersService } from '../users/users.service.js';
import { CallbackGuard, type SignedInRequest } from './callback.guard.js';
import { endSession, mayEndSession } from './ending.js';
import { IdentityProvider } from './identity-provider.js';
import { originOf } from './own-paths.js';
import { SignInGuard } from './sign-in.guard.js';
import { SignInPageFilter } from './sign-in-page.filter.js';

@ApiTags('Sign-in')
@Controller()
export class AuthController {
  constructor(
    private readonly app: AppConfig,
    private readonly provider: IdentityProvider,
    private readonly users: UsersService,
  ) {}

  @Get('login')
  @Access('public')
  @UseGuards(SignInGuard)
  @UseFilters(SignInPageFilter)
  @ApiOperation({ summary: 'Sends the browser to the identity provider' })
  @ApiQuery({ name: 'returnTo', required: false, description: 'A path of ours to go to afterwards' })
  @Answers(null, { status: 302 })
  login(): void {
    // The guard has answered with the redirect.
  }

  @Get('callback')
  @Access('public')
  @UseGuards(CallbackGuard)
  @UseFilters(SignInPageFilter)
  @ApiExcludeEndpoint()
  callback(@Req() request: SignedInRequest, @Res() response: Response): void {
    response.redirect(302, request.returnTo ?? '/');
  }

  @Get('logout')
  @Access('public')
  @UseFilters(SignInPageFilter)
  @ApiOperation({ summary: 'Ends the session here and at the identity provider; only from our own pages' })
  @Answers(null, { status: 302 })
  async logout(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!mayEndSession(request, this.app)) return response.redirect(302, '/');
    const home = `${originOf(request, this.app)}/`;
    const wasSignedIn = request.user !== undefined;
    const { idToken } = request.session;
    await endSession(request, response, this.app);
    const url = wasSignedIn ? await this.provider.endSessionUrl(idToken, home) : undefined;
    response.redirect(302, url?.href ?? '/');
  }

  @Get('auth/user')
  @Access('signed-in')
  @ApiOperation({ summary: 'Who is signed in' })
  @Answers(User)
  async user(@CurrentUser() { id }: SignedInUser): Promise<User> {
    const row = await this.users.byId(id);
    if (!row) throw new Unauthorized();
    return toUser(row);
  }
}
