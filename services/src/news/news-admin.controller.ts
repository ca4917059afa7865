import { Body, Controller, Delete, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import { NewsArticleInput, NewsArticleRemoved } from './news-input.dto.js';
import { NewsArticle } from './news.dto.js';
import { NewsService } from './news.service.js';

@ApiTags('News')
@Controller('news/admin')
@Access('elevated')
export class NewsAdminController {
  constructor(private readonly news: NewsService) {}

  @Post('add')
  @ApiOperation({ summary: 'Publish an article, checked by the administrator who enters it' })
  @Answers(NewsArticle, { status: 201 })
  add(@Body() article: NewsArticleInput, @CurrentUser() administrator: SignedInUser) {
    return this.news.add(article, administrator);
  }

  @Delete('remove/:id')
  @ApiOperation({ summary: 'Remove an article' })
  @Answers(NewsArticleRemoved)
  remove(@IdParam() id: number) {
    return this.news.remove(id);
  }
}
