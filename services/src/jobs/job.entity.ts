import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Evidence } from './evidence.js';
import type { Pay } from './pay/pay.js';

/** A job as it is kept. Empty texts are what the source leaves out. */
@Entity('jobs')
export class JobEntity {
  @PrimaryGeneratedColumn({ type: 'integer' }) id!: number;
  /** Which file or person it came from, and its id there. */
  @Column({ name: 'source_key', type: 'varchar' }) sourceKey!: string;
  @Column({ name: 'source_id', type: 'varchar' }) sourceId!: string;
  @Column({ type: 'varchar' }) title!: string;
  @Column({ type: 'varchar' }) company!: string;
  @Column({ type: 'varchar' }) location!: string;
  @Column({ type: 'varchar', nullable: true }) country!: string | null;
  /** Further words the place is found by: "NY New York". */
  @Column({ name: 'place_words', type: 'text' }) placeWords!: string;
  @Column({ type: 'text' }) description!: string;
  @Column({ type: 'varchar' }) category!: string;
  @Column({ name: 'experience_level', type: 'varchar' }) experienceLevel!: string;
  @Column({ name: 'job_type', type: 'varchar' }) jobType!: string;
  @Column({ name: 'visa_type', type: 'varchar' }) visaType!: string;
  @Column({ type: 'text', array: true }) skills!: string[];
  @Column({ type: 'varchar', nullable: true }) salary!: string | null;
  /** The same as numbers, where it reads as such. */
  @Column({ type: 'jsonb', nullable: true }) pay!: Pay | null;
  /** Said to be done from anywhere. */
  @Column({ name: 'is_remote', type: 'boolean' }) isRemote!: boolean;
  @Column({ type: 'varchar', nullable: true }) url!: string | null;
  @Column({ name: 'logo_url', type: 'varchar', nullable: true }) logoUrl!: string | null;
  @Column({ name: 'posted_at', type: 'timestamptz', nullable: true }) postedAt!: Date | null;
  /** Free text as the source gave it ("31st July 2025"). */
  @Column({ name: 'expires_at', type: 'varchar', nullable: true }) expiresAt!: string | null;
  /** The last day on which it is open to its end, where the text reads as a date (see closing/). */
  @Column({ name: 'expires_on', type: 'date', nullable: true }) expiresOn!: string | null;
  /** When it closes, where the text names an hour as well. */
  @Column({ name: 'closes_at', type: 'timestamptz', nullable: true }) closesAt!: Date | null;
  @Column({ type: 'varchar' }) source!: string;
  @Column({ name: 'is_sample', type: 'boolean' }) isSample!: boolean;
  /** Why it is listed: never empty, the strongest first. */
  @Column({ type: 'jsonb' }) sponsorship!: Evidence[];
  /** What else the source says, in its own words. */
  @Column({ type: 'jsonb' }) extra!: Record<string, unknown>;
  /** Of all that the source says, to tell a changed row from the same one. */
  @Column({ type: 'char', length: 32 }) digest!: string;
  @Column({ name: 'first_seen_at', type: 'timestamptz' }) firstSeenAt!: Date;
  @Column({ name: 'updated_at', type: 'timestamptz' }) updatedAt!: Date;
  /** Since when it is held for review or refused: it is in no list and has no page. The table itself sets it. */
  @Column({ name: 'held_at', type: 'timestamptz', nullable: true }) heldAt!: Date | null;
  /** When its source no longer had it, or nothing spoke for its sponsorship any more. */
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true }) removedAt!: Date | null;
  /** It was taken out of the lists because nothing speaks for its sponsorship; `sponsorship` is what did last. */
  @Column({ name: 'is_unsponsored', type: 'boolean', default: false }) isUnsponsored?: boolean;
  /** The sentence by which its advert now refuses sponsorship; `sponsorship` is what was known before. */
  @Column({ type: 'text', nullable: true }) refusal?: string | null;
  /** Only premium members see it, until it is opened after this moment. The search table keeps it. */
  premiumUntil?: Date | null;
}
