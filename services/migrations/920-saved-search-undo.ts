import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A saved search that was deleted is kept for a while, so that it can be had back as it was. */
export class SavedSearchUndo9200000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE saved_searches ADD deleted_at timestamptz');
    await runner.query(
      'CREATE INDEX saved_searches_deleted ON saved_searches (deleted_at) WHERE deleted_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM saved_searches WHERE deleted_at IS NOT NULL');
    await runner.query('ALTER TABLE saved_searches DROP deleted_at');
  }
}
