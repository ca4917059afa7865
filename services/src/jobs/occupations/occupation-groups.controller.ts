import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Access } from '../../platform/access/access.decorator.js';
import { Answers } from '../../platform/answers/answers.decorator.js';
import { OccupationGroups, type OccupationGroup } from './occupation-groups.dto.js';

@ApiTags('Jobs')
@Controller('jobs/occupations')
@Access('signed-in')
export class OccupationGroupsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  @ApiOperation({
    summary: 'The groups of occupations that a job may be filtered by',
    description:
      'A job is in one when its record or advert states a code, and a British one also when its title is surely of one group; else it is `not-stated`.',
  })
  @Answers(OccupationGroups)
  async list(): Promise<OccupationGroups> {
    const groups = await this.dataSource.query<OccupationGroup[]>(
      `SELECT label AS value, scheme, string_agg(code, ', ' ORDER BY code) AS codes, title
       FROM occupation_groups GROUP BY scheme, label, title ORDER BY scheme, min(code)`,
    );
    return { groups };
  }
}
