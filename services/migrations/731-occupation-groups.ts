import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The occupation that a record or an advert itself states by a code, as the group of it that people understand: the two
 * digits of the classification of its country, under the title that is printed there. Where nothing is stated, nothing
 * is guessed from the title.
 */
export class OccupationGroups7310000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE occupation_groups (
        scheme varchar(8) NOT NULL CHECK (scheme IN ('us-soc', 'ca-noc', 'uk-soc')),
        code char(2) NOT NULL,
        title varchar(200) NOT NULL,
        label varchar(220) NOT NULL,
        PRIMARY KEY (scheme, code)
      )
    `);
    for (const { scheme, suffix, groups } of schemes) {
      const rows = groups
        .trim()
        .split('\n')
        .map((line) => line.trim())
        .map((line) => ({ code: line.slice(0, 2), title: line.slice(3) }));
      await runner.query(
        `INSERT INTO occupation_groups (scheme, code, title, label)
         SELECT $1, code, title, title || ' (' || $2::text || ')'
         FROM jsonb_to_recordset($3::jsonb) AS given (code char(2), title varchar)`,
        [scheme, suffix, JSON.stringify(rows)],
      );
    }
    await runner.query(jobOccupation);
    await runner.query(`UPDATE jobs SET id = id WHERE extra ?| ARRAY['soc_code', 'soc2020', 'noc']`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION job_occupation(job_id integer) RETURNS text
      LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT NULL::text $$
    `);
    await runner.query('DROP TABLE occupation_groups');
    await runner.query(`UPDATE jobs SET id = id WHERE extra ?| ARRAY['soc_code', 'soc2020', 'noc']`);
  }
}

/**
 * "29-1141.00" (O*NET, which goes deeper) and "29-1141" are US codes, "6211-Retail sales supervisors" is one of NOC 2016,
 * four digits of a British job are SOC 2020. The five digits of NOC 2021 have other groups, which are not here.
 */
const jobOccupation = `
  CREATE OR REPLACE FUNCTION job_occupation(job_id integer) RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT groups.label
    FROM jobs
    CROSS JOIN LATERAL (
      SELECT btrim(extra ->> 'soc_code') AS soc, btrim(extra ->> 'soc2020') AS uk, btrim(extra ->> 'noc') AS noc
    ) AS said
    JOIN occupation_groups AS groups ON (groups.scheme, groups.code) = (
      CASE
        WHEN soc ~ '^[0-9]{2}-[0-9]{4}([.][0-9]{2})?$' THEN 'us-soc'
        WHEN noc ~ '^[0-9]{4}($|[^0-9])' THEN 'ca-noc'
        WHEN country = 'United Kingdom' AND coalesce(nullif(uk, ''), soc) ~ '^[0-9]{4}$' THEN 'uk-soc'
      END,
      CASE
        WHEN soc ~ '^[0-9]{2}-[0-9]{4}([.][0-9]{2})?$' THEN left(soc, 2)
        WHEN noc ~ '^[0-9]{4}($|[^0-9])' THEN left(noc, 2)
        ELSE left(coalesce(nullif(uk, ''), soc), 2)
      END
    )
    WHERE jobs.id = job_id
  $$
`;

/** US SOC 2018: major groups, which those of 2010 share. NOC 2016: major groups. UK SOC 2020: sub-major groups. */
const schemes = [
  {
    scheme: 'us-soc',
    suffix: 'US SOC',
    groups: `
  11 Management Occupations
  13 Business and Financial Operations Occupations
  15 Computer and Mathematical Occupations
  17 Architecture and Engineering Occupations
  19 Life, Physical, and Social Science Occupations
  21 Community and Social Service Occupations
  23 Legal Occupations
  25 Educational Instruction and Library Occupations
  27 Arts, Design, Entertainment, Sports, and Media Occupations
  29 Healthcare Practitioners and Technical Occupations
  31 Healthcare Support Occupations
  33 Protective Service Occupations
  35 Food Preparation and Serving Related Occupations
  37 Building and Grounds Cleaning and Maintenance Occupations
  39 Personal Care and Service Occupations
  41 Sales and Related Occupations
  43 Office and Administrative Support Occupations
  45 Farming, Fishing, and Forestry Occupations
  47 Construction and Extraction Occupations
  49 Installation, Maintenance, and Repair Occupations
  51 Production Occupations
  53 Transportation and Material Moving Occupations
  55 Military Specific Occupations`,
  },
  {
    scheme: 'ca-noc',
    suffix: 'Canada NOC',
    groups: `
  00 Senior management occupations
  01 Specialized middle management occupations
  02 Specialized middle management occupations
  03 Specialized middle management occupations
  04 Specialized middle management occupations
  05 Specialized middle management occupations
  06 Middle management occupations in retail and wholesale trade and customer services
  07 Middle management occupations in trades, transportation, production and utilities
  08 Middle management occupations in trades, transportation, production and utilities
  09 Middle management occupations in trades, transportation, production and utilities
  11 Professional occupations in business and finance
  12 Administrative and financial supervisors and administrative occupations
  13 Finance, insurance and related business administrative occupations
  14 Office support occupations
  15 Distribution, tracking and scheduling co-ordination occupations
  21 Professional occupations in natural and applied sciences
  22 Technical occupations related to natural and applied sciences
  30 Professional occupations in nursing
  31 Professional occupations in health (except nursing)
  32 Technical occupations in health
  34 Assisting occupations in support of health services
  40 Professional occupations in education services
  41 Professional occupations in law and social, community and government services
  42 Paraprofessional occupations in legal, social, community and education services
  43 Occupations in front-line public protection services
  44 Care providers and educational, legal and public protection support occupations
  51 Professional occupations in art and culture
  52 Technical occupations in art, culture, recreation and sport
  62 Retail sales supervisors and specialized sales occupations
  63 Service supervisors and specialized service occupations
  64 Sales representatives and salespersons - wholesale and retail trade
  65 Service representatives and other customer and personal services occupations
  66 Sales support occupations
  67 Service support and other service occupations, n.e.c.
  72 Industrial, electrical and construction trades
  73 Maintenance and equipment operation trades
  74 Other installers, repairers and servicers and material handlers
  75 Transport and heavy equipment operation and related maintenance occupations
  76 Trades helpers, construction labourers and related occupations
  82 Supervisors and technical occupations in natural resources, agriculture and related production
  84 Workers in natural resources, agriculture and related production
  86 Harvesting, landscaping and natural resources labourers
  92 Processing, manufacturing and utilities supervisors and central control operators
  94 Processing and manufacturing machine operators and related production workers
  95 Assemblers in manufacturing
  96 Labourers in processing, manufacturing and utilities`,
  },
  {
    scheme: 'uk-soc',
    suffix: 'UK SOC',
    groups: `
  11 Corporate managers and directors
  12 Other managers and proprietors
  21 Science, research, engineering and technology professionals
  22 Health professionals
  23 Teaching and other educational professionals
  24 Business, media and public service professionals
  31 Science, engineering and technology associate professionals
  32 Health and social care associate professionals
  33 Protective service occupations
  34 Culture, media and sports occupations
  35 Business and public service associate professionals
  41 Administrative occupations
  42 Secretarial and related occupations
  51 Skilled agricultural and related trades
  52 Skilled metal, electrical and electronic trades
  53 Skilled construction and building trades
  54 Textiles, printing and other skilled trades
  61 Caring personal service occupations
  62 Leisure, travel and related personal service occupations
  63 Community and civil enforcement occupations
  71 Sales occupations
  72 Customer service occupations
  81 Process, plant and machine operatives
  82 Transport and mobile machine drivers and operatives
  91 Elementary trades and related occupations
  92 Elementary administration and service occupations`,
  },
];
