import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import { NewsArticle, NewsList, NewsQuery } from './news.dto.js';
import { NewsService } from './news.service.js';

@ApiTags('News')
@Controller('news')
@Access('signed-in')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Get()
  @Access('public')
  @ApiOperation({
    summary: 'News, newest first',
    description: 'Signed in: all of it. Otherwise the newest five with their summary and first 150 characters.',
  })
  @Answers(NewsList)
  list(@Query() { limit }: NewsQuery, @CurrentUser() user: SignedInUser | undefined) {
    return this.news.list(user, limit);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One article with its whole content (of premium news, for premium members)' })
  @Answers(NewsArticle)
  byId(@IdParam() id: number, @CurrentUser() user: SignedInUser) {
    return this.news.byId(id, user);
  }
}
