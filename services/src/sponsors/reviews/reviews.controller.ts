import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../../platform/access/access.decorator.js';
import { Answers } from '../../platform/answers/answers.decorator.js';
import { IdParam } from '../../platform/validation/id-param.decorator.js';
import { Review, ReviewDecision, ReviewPage, ReviewQuery } from './reviews.dto.js';
import { ReviewsService } from './reviews.service.js';

@ApiTags('Administration')
@Controller('admin/reviews')
@Access('elevated')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get()
  @ApiOperation({ summary: 'Names of adverts that may be one of the register of sponsors' })
  @Answers(ReviewPage)
  page(@Query() query: ReviewQuery): Promise<ReviewPage> {
    return this.reviews.page(query);
  }

  @Post(':id')
  @HttpCode(200)
  @ApiOperation({ summary: 'Decides for all jobs of that name' })
  @Answers(Review)
  decide(@IdParam() id: number, @Body() decision: ReviewDecision, @CurrentUser() user: SignedInUser): Promise<Review> {
    return this.reviews.decide(id, decision, user.username);
  }
}
