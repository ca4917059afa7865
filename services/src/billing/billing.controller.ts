import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { NotFound } from '../platform/refusals/refusals.js';
import { UsersService } from '../users/users.service.js';
import { BillingConfig } from './billing.config.js';
import { SubscriptionStatus } from './subscription.dto.js';
import { toSubscriptionStatus } from './subscription.view.js';

@ApiTags('Billing')
@Controller()
@Access('signed-in')
export class BillingController {
  constructor(
    private readonly users: UsersService,
    private readonly config: BillingConfig,
  ) {}

  @Get('subscription-status')
  @ApiOperation({ summary: "The state of one's own premium subscription" })
  @Answers(SubscriptionStatus)
  async subscriptionStatus(@CurrentUser() { id }: SignedInUser): Promise<SubscriptionStatus> {
    const user = await this.users.byId(id);
    if (!user) throw new NotFound('Account');
    return toSubscriptionStatus(user, this.config.premiumPrice);
  }
}
