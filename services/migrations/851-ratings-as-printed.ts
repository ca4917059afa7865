import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A rating in capitals alone was spelled like a town: "A (sme+)". */
export class RatingsAsPrinted8510000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE sponsor_options SET value = upper(value) WHERE facet = 'rating' AND value = 'A (sme+)'`);
  }

  async down(): Promise<void> {
    // as the register prints it, it is right for every version
  }
}
