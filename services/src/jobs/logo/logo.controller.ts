import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access, CurrentUser, type SignedInUser } from '../../platform/access/access.decorator.js';
import { IdParam } from '../../platform/validation/id-param.decorator.js';
import { LogosService } from './logos.service.js';

@ApiTags('Jobs')
@Controller('jobs')
@Access('signed-in')
export class LogoController {
  constructor(private readonly logos: LogosService) {}

  @Get(':id/logo')
  @ApiOperation({
    summary: "The employer's logo, fetched and checked by the server",
    description: 'PNG, JPEG, WebP or GIF of at most 512 KB and 2,000 pixels a side; 404 where there is none.',
  })
  @ApiProduces('image/png', 'image/jpeg', 'image/webp', 'image/gif')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async ofJob(@IdParam() id: number, @CurrentUser() user: SignedInUser, @Res() response: Response): Promise<void> {
    const { type, bytes } = await this.logos.ofJob(id, user);
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 'private, max-age=86400');
    response.setHeader('Content-Disposition', 'inline');
    response.send(bytes);
  }
}
