import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { LONGEST_TEXT } from '../platform/longest-text.js';
import { AtMostLongest } from '../platform/validation/longest-text.decorator.js';
import type { AdvertAnswer } from './read-advert.js';

const ANSWERS: AdvertAnswer[] = ['offers', 'conditional', 'refuses', 'silent'];

export class AdvertText {
  @ApiProperty({ type: String, maxLength: LONGEST_TEXT })
  @AtMostLongest()
  @IsString()
  text!: string;
}

export class ReadAdvert {
  @ApiProperty({ enum: ANSWERS, enumName: 'AdvertAnswer' }) answer: AdvertAnswer;
  @ApiProperty({ type: String, required: false, description: "The advert's own sentence that says so" })
  sentence?: string;
  @ApiProperty({
    type: String,
    required: false,
    description:
      'Of a refusal that may be of another job: the sentence that offers it all the same. Such an advert is held',
  })
  offered?: string;
}
