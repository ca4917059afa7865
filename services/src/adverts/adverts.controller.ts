import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { wordsOf } from '../imports/advert-markup.js';
import { Access } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { AdvertText, ReadAdvert } from './adverts.dto.js';
import { readAdvert } from './read-advert.js';

@ApiTags('Sponsors, administration')
@Controller('sponsors/admin')
@Access('elevated')
export class AdvertsController {
  @Post('read-advert')
  @ApiOperation({ summary: 'What an advert says of sponsoring a visa, as the import reads it, with the sentence' })
  @Answers(ReadAdvert, { status: 200 })
  read(@Body() { text }: AdvertText): ReadAdvert {
    return readAdvert(wordsOf(text));
  }
}
