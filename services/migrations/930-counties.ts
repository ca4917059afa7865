import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A county tells the country also where its town is in no list: "Kirkby Lonsdale, Cumbria". Jobs whose file is at hand are
 * read again by themselves; those that somebody sent, or whose file has gone, get their country here.
 */
export class Counties9300000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `
      UPDATE jobs
      SET country = 'United Kingdom', whole_place = location || ', United Kingdom',
        place_words = concat_ws(' . ', county.words, 'UK GB Britain')
      FROM (
        SELECT name, words, is_shared
        FROM jsonb_to_recordset($1::jsonb) AS given (words text, names text, is_shared boolean),
          string_to_table(names, '|') AS name
      ) AS county
      WHERE jobs.country IS NULL AND county.name = ${lastName}
        AND location !~* '[/|;]|( or | and |&).*,|,.*,'
        AND visa_type !~* '[(](?!UK|U[.]K|United Kingdom|GB)[^()]+[)]\\s*$'
        AND concat(visa_type, sponsorship) !~* 'H-?[12]B|LMIA|"kind": ?"record"'
        AND (NOT is_shared OR location ~ ',' AND coalesce(pay ->> 'currency', 'GBP') = 'GBP')
    `,
      [JSON.stringify([...rows(counties, false), ...rows(sharedCounties, true)])],
    );
    await readRefusedAgain(runner);
  }

  /** What a place says is no part of the schema. */
  async down(): Promise<void> {}
}

/** "Co. Antrim", "The Scottish Borders", "Argyll & Bute" as the list has them. */
const lastName = String.raw`
  replace(regexp_replace(regexp_replace(lower(regexp_replace(location, '^.*, *', '')), '^the |[.]', '', 'g'), '^co ', 'county '), ' & ', ' and ')`;

/** A job in such a place was refused where only the register says that it is sponsored. */
const readRefusedAgain = (runner: QueryRunner) =>
  runner.query(`
    UPDATE job_sources SET digest = '' WHERE key IN (
      SELECT source_key FROM import_runs JOIN import_rejects ON run_id = import_runs.id
      WHERE reason LIKE '%Nothing says that this job is sponsored.%'
    )
  `);

const rows = (lists: Record<string, string>, isShared: boolean) =>
  Object.entries(lists).map(([words, names]) => ({ words, names, is_shared: isShared }));

/** What a job there is found by beside its own words, and the names, in lower case. */
const counties = {
  'London . England': 'greater london',
  England: 'west midlands|east midlands|yorkshire and the humber|east of england|peak district',
  'North West . England':
    'merseyside|greater manchester|wirral|lancashire|blackburn with darwen|st helens|sefton|cheshire west and chester|cumbria|cheshire east|trafford|knowsley|tameside',
  'East Midlands . England':
    'nottinghamshire|leicestershire|derbyshire|west northamptonshire|northamptonshire|lincolnshire|north northamptonshire',
  'Yorkshire and The Humber . England':
    'south yorkshire|west yorkshire|east riding of yorkshire|north yorkshire|kirklees|north east lincolnshire|calderdale|north lincolnshire|humberside|yorkshire',
  'West Midlands . England':
    'staffordshire|telford and wrekin|shropshire|sandwell|worcestershire|warwickshire|herefordshire|w midlands|west mids',
  'North East . England': 'tyne and wear|county durham|south tyneside|north tyneside|redcar and cleveland|northumbria',
  'South East . England':
    'berkshire|hampshire|buckinghamshire|west sussex|oxfordshire|brighton and hove|east sussex|bracknell forest|windsor and maidenhead|west berkshire|isle of wight',
  'Northern Ireland':
    'county antrim|derry city and strabane|county londonderry|lisburn and castlereagh|county down|antrim and newtownabbey|ards and north down|armagh city banbridge and craigavon|county armagh|mid and east antrim|newry mourne and down|causeway coast and glens|fermanagh and omagh|mid ulster|county fermanagh|county tyrone',
  'East of England . England': 'bedfordshire|cambridgeshire|hertfordshire|thurrock|central bedfordshire|east anglia',
  'South West . England':
    'wiltshire|dorset|gloucestershire|bath and north east somerset|north somerset|torbay|south gloucestershire|isles of scilly|scilly isles',
  Scotland:
    'renfrewshire|south lanarkshire|lanarkshire|west lothian|north lanarkshire|fife|south ayrshire|perth and kinross|east ayrshire|inverclyde|north ayrshire|dumfries and galloway|east dunbartonshire|west dunbartonshire|east renfrewshire|east lothian|moray|clackmannanshire|orkney islands|eilean siar|aberdeenshire|argyll and bute|shetland islands|ayrshire|banffshire|dunbartonshire|hebrides|inner hebrides|western isles',
  Wales:
    'flintshire|rhondda cynon taf|vale of glamorgan|carmarthenshire|torfaen|neath port talbot|conwy|blaenau gwent|denbighshire|ceredigion|monmouthshire|pembrokeshire|anglesey|powys|gwynedd|clwyd|dyfed|gwent|mid glamorgan|south glamorgan|west glamorgan',
  'Argyll and Bute . Scotland': 'argyll|argyllshire|isle of islay|isle of mull',
  'Scottish Borders . Scotland': 'berwickshire|peeblesshire|roxburghshire|selkirkshire',
  'Powys . Wales': 'brecknockshire|breconshire|montgomeryshire|radnorshire',
  'Gwynedd . Wales': 'caernarfonshire|merionethshire',
  'Highland . Scotland':
    'caithness|inverness-shire|isle of skye|nairnshire|ross and cromarty|ross-shire|scottish highlands',
  'Ceredigion . Wales': 'cardiganshire',
  'Western Isles . Scotland': 'comhairle nan eilean siar|isle of harris|outer hebrides',
  'County Londonderry . Northern Ireland': 'county derry',
  'Dumfries and Galloway . Scotland': 'dumfriesshire|kirkcudbrightshire|wigtownshire',
  'East Riding of Yorkshire . Yorkshire and The Humber . England': 'east riding|east yorkshire',
  'Glasgow . Scotland': 'greater glasgow',
  'Cambridgeshire . East of England . England': 'huntingdonshire|cambs',
  'Anglesey . Wales': 'isle of anglesey|ynys môn',
  'Aberdeenshire . Scotland': 'kincardineshire',
  'Perth and Kinross . Scotland': 'kinross-shire|perthshire',
  'Cumbria . North West . England': 'lake district|westmorland|westmorland and furness',
  'Moray . Scotland': 'morayshire',
  'The Scottish Borders . Scotland': 'scottish borders',
  'Shetland Islands . Scotland': 'shetland',
  'Stirling . Scotland': 'stirlingshire',
  'West Yorkshire . Yorkshire and The Humber . England': 'west riding|w yorks|west yorks',
  'Bedfordshire . East of England . England': 'beds',
  'County Durham . North East . England': 'co durham',
  'Derbyshire . East Midlands . England': 'derbys',
  'East Sussex . South East . England': 'e sussex',
  'East Riding . East Riding of Yorkshire . Yorkshire and The Humber . England': 'e yorks|east yorks',
  'Gloucestershire . South West . England': 'glos|gloucs',
  'Hampshire . South East . England': 'hants',
  'Herefordshire . West Midlands . England': 'herefs',
  'Hertfordshire . East of England . England': 'herts',
  'Lancashire . North West . England': 'lancs',
  'Leicestershire . East Midlands . England': 'leics',
  'Lincolnshire . East Midlands . England': 'lincs',
  'North Yorkshire . Yorkshire and The Humber . England': 'n yorks|north yorks',
  'Northamptonshire . East Midlands . England': 'northants',
  'Nottinghamshire . East Midlands . England': 'notts',
  'Oxfordshire . South East . England': 'oxon',
  'South Yorkshire . Yorkshire and The Humber . England': 's yorks|south yorks',
  'Shropshire . West Midlands . England': 'salop|shrops',
  'Staffordshire . West Midlands . England': 'staffs',
  'West Sussex . South East . England': 'w sussex',
  'Warwickshire . West Midlands . England': 'warks|warwicks',
  'Wiltshire . South West . England': 'wilts',
  'Worcestershire . West Midlands . England': 'worcs',
  'Yorkshire . Yorkshire and The Humber . England': 'yorks',
};

/** Other countries have places of these names: alone, or with other money, they do not tell. */
const sharedCounties = {
  'East of England . England': 'essex|norfolk|suffolk',
  'South West . England': 'devon|somerset|cornwall',
  'North West . England': 'cheshire|halton',
  'South East . England': 'kent|surrey|medway|sussex',
  Scotland: 'highland|angus|midlothian',
  'North East . England': 'northumberland',
  'East Midlands . England': 'rutland',
  'Berkshire . South East . England': 'berks',
  'Buckinghamshire . South East . England': 'bucks',
  'Cumbria . North West . England': 'cumberland',
  'Highland . Scotland': 'highlands|sutherland',
  England: 'middlesex',
  'Cheshire . North West . England': 'ches',
  'Middlesex . England': 'middx',
  'Northumberland . North East . England': 'northd',
  'Surrey . South East . England': 'home counties',
};
