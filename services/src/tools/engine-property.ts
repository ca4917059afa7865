import { ApiProperty } from '@nestjs/swagger';

/** Who has answered; on screen `built-in` is labelled "Built-in engine". */
export const EngineProperty = () => ApiProperty({ enum: ['built-in', 'model'], enumName: 'EngineKind' });
