import {
  Controller,
  createParamDecorator,
  Get,
  Header,
  HttpCode,
  Post,
  Res,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../platform/access/access.decorator.js';
import { PLAIN_PAGE_POLICY } from '../platform/http/plain-page.js';
import { MailLists } from './mail-lists.js';
import { askPage, donePage, endedPage, gonePage } from './unsubscribe-page.js';

/** As it stands in the address, whatever that is: a person is told so by a page, never by a problem for programs. */
const Token = createParamDecorator<undefined, string>((_, context: ExecutionContext) => {
  const { token } = context.switchToHttp().getRequest<Request<{ token: string }>>().params;
  return token.replaceAll('\0', ' ');
});

/**
 * The way out of a list of mails. Looking changes nothing, because programs that check mail open every link; the button
 * does, and so does a mail program's own one (RFC 8058), which sends the same without showing a page.
 */
@ApiExcludeController()
@Controller('unsubscribe/:token')
@Access('public')
export class UnsubscribeController {
  constructor(private readonly lists: MailLists) {}

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', PLAIN_PAGE_POLICY)
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  async ask(@Token() token: string, @Res({ passthrough: true }) response: Response): Promise<string> {
    const list = await this.lists.describe(token);
    if (list) return list.isOn ? askPage(list.what) : endedPage(list.what);
    response.status(404);
    return gonePage();
  }

  @Post()
  @HttpCode(200)
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', PLAIN_PAGE_POLICY)
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  async end(@Token() token: string, @Res({ passthrough: true }) response: Response): Promise<string> {
    const list = await this.lists.describe(token);
    if (!list) {
      response.status(404);
      return gonePage();
    }
    await this.lists.end(token);
    return donePage(list.what);
  }
}
