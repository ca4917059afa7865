import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { toSignedIn } from '../users/user.view.js';
import { UsersService } from '../users/users.service.js';

type Done<T> = (error: unknown, value?: T) => void;

/** A session keeps the id alone: role and plan are those of now, not those of the sign-in. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  constructor(private readonly users: UsersService) {
    super();
  }

  serializeUser(user: SignedInUser, done: Done<string>): void {
    done(null, user.id);
  }

  deserializeUser(id: string, done: Done<SignedInUser | false>): void {
    this.users.byId(id).then(
      (row) => done(null, row ? toSignedIn(row) : false),
      (error: unknown) => done(error),
    );
  }
}
