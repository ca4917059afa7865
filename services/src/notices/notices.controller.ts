import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import { Paging } from '../platform/validation/paging.dto.js';
import { NoticeList } from './notices.dto.js';
import { NoticesService } from './notices.service.js';

@ApiTags('Notices')
@Controller('notices')
@Access('signed-in')
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  @Get()
  @ApiOperation({ summary: 'What the product has to tell you' })
  @Answers(NoticeList)
  list(@Query() paging: Paging, @CurrentUser() user: SignedInUser) {
    return this.notices.list(user.id, paging);
  }

  @Post('read')
  @ApiOperation({ summary: 'All have been read' })
  @Answers(null)
  readAll(@CurrentUser() user: SignedInUser) {
    return this.notices.markAllRead(user.id);
  }

  @Post(':id/read')
  @ApiOperation({ summary: 'One has been read' })
  @Answers(null)
  read(@IdParam() id: number, @CurrentUser() user: SignedInUser) {
    return this.notices.markRead(user.id, id);
  }
}
