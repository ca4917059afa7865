import { ApiProperty } from '@nestjs/swagger';

export class SubscriptionStatus {
  @ApiProperty({
    type: String,
    description: 'none, active, past_due, canceled, incomplete or another word of the payment provider',
  })
  status: string;

  @ApiProperty({ type: Boolean, description: 'Premium access: true only while the status is active' })
  hasActiveSubscription: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Unix seconds; null while not known' })
  currentPeriodEnd: number | null;

  @ApiProperty({ type: String, nullable: true }) subscriptionId: string | null;
  @ApiProperty({ type: Boolean }) cancelAtPeriodEnd: boolean;
  @ApiProperty({ type: Number, description: 'Pounds a month' }) priceAmount: number;
  @ApiProperty({ type: String, example: 'GBP' }) currency: string;

  @ApiProperty({ type: String, nullable: true, description: 'null where there is no portal to open' })
  customerPortalUrl: string | null;
}
