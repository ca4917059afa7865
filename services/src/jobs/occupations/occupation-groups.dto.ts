import { ApiProperty } from '@nestjs/swagger';

const schemes = ['us-soc', 'ca-noc', 'uk-soc'] as const;

export class OccupationGroup {
  @ApiProperty({ description: 'As the filter `occupation` and its counts spell it' }) value: string;
  @ApiProperty({ enum: schemes, description: 'US SOC 2018, Canadian NOC 2016, UK SOC 2020' })
  scheme: (typeof schemes)[number];
  @ApiProperty({ description: 'Of a classification the first two digits; several where one title covers them' })
  codes: string;
  @ApiProperty({ description: 'As the classification prints it' }) title: string;
}

export class OccupationGroups {
  @ApiProperty({ type: [OccupationGroup], description: 'By classification, then by code' }) groups: OccupationGroup[];
}
