import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import { Paging } from '../platform/validation/paging.dto.js';
import { Cv, CvChange, CvInput, CvList } from './cvs.dto.js';
import { CvsService } from './cvs.service.js';

@ApiTags('CVs')
@Controller('cvs')
@Access('signed-in')
export class CvsController {
  constructor(private readonly cvs: CvsService) {}

  @Get()
  @ApiOperation({ summary: 'Your own CVs, without their texts' })
  @Answers(CvList)
  list(@Query() paging: Paging, @CurrentUser() user: SignedInUser): Promise<CvList> {
    return this.cvs.list(user.id, paging);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One of your CVs, with its text' })
  @Answers(Cv)
  one(@IdParam() id: number, @CurrentUser() user: SignedInUser): Promise<Cv> {
    return this.cvs.one(user.id, id);
  }

  @Post()
  @ApiOperation({ summary: 'Keep a CV' })
  @Answers(Cv, { status: 201 })
  add(@Body() input: CvInput, @CurrentUser() user: SignedInUser): Promise<Cv> {
    return this.cvs.add(user.id, input);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change the name or text of a CV, or make it the default' })
  @Answers(Cv)
  change(@IdParam() id: number, @Body() change: CvChange, @CurrentUser() user: SignedInUser): Promise<Cv> {
    return this.cvs.change(user.id, id, change);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a CV; with the default gone, the newest of the others becomes it' })
  @Answers(null)
  remove(@IdParam() id: number, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.cvs.remove(user.id, id);
  }
}
