import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, Not, Repository } from 'typeorm';
import type { Role, SignedInUser } from '../platform/access/access.decorator.js';
import { poolOf } from '../platform/database/data-source.js';
import { UserEntity } from './user.entity.js';
import { toSignedIn } from './user.view.js';

/** A person as the identity provider vouches for them. */
export interface Identity {
  issuer: string;
  subject: string;
  username: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  role: Role;
  /** The subscription that a new account begins with; only accounts of the local stand-in may have one. */
  subscriptionFromTheStart: 'active' | null;
}

const TRIES = 20;

@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly dataSource: DataSource,
  ) {}

  async byId(id: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id });
  }

  /** Who this is now; straight through `pg`, because nearly every call asks and the ORM costs twice as much. */
  async visitor(id: string): Promise<SignedInUser | undefined> {
    const { rows } = await poolOf(this.dataSource).query<Parameters<typeof toSignedIn>[0]>(
      'SELECT id, username, email, role, subscription_status AS "subscriptionStatus" FROM users WHERE id = $1',
      [id],
    );
    return rows[0] && toSignedIn(rows[0]);
  }

  /** The account of this identity, made at the first sign-in and brought up to date at each further one. */
  async signedIn(identity: Identity): Promise<SignedInUser> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return toSignedIn(await this.upsert(identity));
      } catch (error) {
        // Two first sign-ins at the same moment may want the same name: the later one looks again.
        if (!isTaken(error) || attempt === 3) throw error;
      }
    }
  }

  private async upsert(identity: Identity): Promise<UserEntity> {
    const { issuer, subject, subscriptionFromTheStart, username, email, ...rest } = identity;
    // A name once given stays with its account, whoever else may want it.
    const known = await this.users.findOneBy({ oidcIssuer: issuer, oidcSubject: subject });
    const id = known?.id;
    // Else whoever typed somebody's address first, verified or not, would keep it from them.
    if (email !== null && rest.emailVerified) {
      await this.users.update({ email, emailVerified: false, id: other(id) }, { email: null });
    }
    return this.users.save({
      ...(known ?? { oidcIssuer: issuer, oidcSubject: subject, subscriptionStatus: subscriptionFromTheStart }),
      ...rest,
      username: await this.freeUsername(username, id),
      email: email !== null && (await this.isFree({ email }, id)) ? email : null,
    } as UserEntity);
  }

  /** The name itself, or with the first number that makes it unique. */
  private async freeUsername(wanted: string, id: string | undefined): Promise<string> {
    for (let number = 1; number <= TRIES; number += 1) {
      const username = number === 1 ? wanted : `${wanted.slice(0, 96)}-${number}`;
      if (await this.isFree({ username }, id)) return username;
    }
    return `${wanted.slice(0, 60)}-${crypto.randomUUID()}`;
  }

  private async isFree(taken: { username: string } | { email: string }, id: string | undefined): Promise<boolean> {
    return !(await this.users.existsBy({ ...taken, id: other(id) }));
  }
}

const other = (id: string | undefined) => (id ? Not(id) : Not(IsNull()));

const isTaken = (error: unknown): boolean =>
  (error as { driverError?: { code?: string } }).driverError?.code === '23505';
