import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Under this name in the shared state: the source ids of imported articles that an administrator has removed. */
export const REMOVED_NEWS = 'news.removed';

@Entity('news_articles')
export class NewsArticleEntity {
  @PrimaryGeneratedColumn() id!: number;
  /** The name of an imported article at its source; null for what an administrator entered. */
  @Column({ name: 'source_id', type: 'varchar', nullable: true }) sourceId!: string | null;
  @Column({ type: 'varchar' }) title!: string;
  @Column({ type: 'varchar' }) source!: string;
  @Column({ name: 'source_url', type: 'varchar', nullable: true }) sourceUrl!: string | null;
  @Column({ name: 'image_url', type: 'varchar', nullable: true }) imageUrl!: string | null;
  /** Markdown of the few kinds that `article-text` writes; never HTML. */
  @Column({ type: 'text' }) content!: string;
  @Column({ type: 'text' }) summary!: string;
  @Column({ name: 'key_points', type: 'text', array: true }) keyPoints!: string[];
  /** Empty where the source gives none: such an article stands under All News only. */
  @Column({ type: 'varchar' }) category!: string;
  @Column({ type: 'text', array: true }) tags!: string[];
  @Column({ name: 'is_premium', type: 'boolean' }) isPremium!: boolean;
  @Column({ type: 'varchar' }) language!: string;
  @Column({ name: 'published_at', type: 'timestamptz', nullable: true }) publishedAt!: Date | null;
  @Column({ name: 'verified_by', type: 'varchar', nullable: true }) verifiedBy!: string | null;
  @Column({ name: 'verified_at', type: 'timestamptz', nullable: true }) verifiedAt!: Date | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
}
