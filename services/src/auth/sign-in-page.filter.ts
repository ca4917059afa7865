import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ErrorRequestHandler, Request, Response } from 'express';
import * as client from 'openid-client';
import { PLAIN_PAGE_POLICY, plainPage } from '../platform/http/plain-page.js';
import { requestId } from '../platform/http/request-id.js';
import { isDependencyFailure } from '../platform/refusals/failures.js';
import { ProblemFilter } from '../platform/refusals/problem.filter.js';
import { Refusal, Unavailable } from '../platform/refusals/refusals.js';
import { SignInCancelled, type SignedInRequest } from './callback.guard.js';

/** A sign-in is a navigation: what goes wrong is told on a page, with a way on. Programs get the problem document. */
@Catch()
export class SignInPageFilter implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<SignedInRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent || !showPage(error, request, response)) {
      this.problems.catch(refusalOf(error, request), host);
    }
  }
}

/** The same for what goes wrong before any of our handlers is reached, such as reading the session. */
export const signInPages: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const isSignIn = /^\/(?:login|callback|logout)\/?$/.test(request.path);
  if (!isSignIn || response.headersSent || !showPage(error, request as SignedInRequest, response)) next(error);
};

const logger = new Logger('SignIn');

const isSignOut = ({ path }: Request) => /\/logout\/?$/.test(path);

/** False where a program asks, which wants no page. */
function showPage(error: unknown, request: SignedInRequest, response: Response): boolean {
  const refusal = refusalOf(error, request);
  // An answer that comes a second time (Back, a reload, another tab) finds its sign-in done.
  const isDone = request.user !== undefined && !(refusal instanceof Unavailable);
  if (error instanceof SignInCancelled || isDone) {
    response.redirect(302, (isDone && request.returnTo) || '/');
    return true;
  }
  const { title, again } = isSignOut(request) ? OUT : IN;
  if (!(error instanceof Refusal)) logger.warn(`${requestId(request)} ${title}: ${String(error)}`);
  if (request.accepts(['json', 'html']) !== 'html') return false;
  if (refusal.more.retryAfterSeconds) response.setHeader('Retry-After', String(refusal.more.retryAfterSeconds));
  response
    .status(refusal.status)
    .setHeader('Cache-Control', 'no-store')
    .setHeader('Content-Security-Policy', PLAIN_PAGE_POLICY)
    .type('html')
    .send(
      // The sentence is one of ours, never something from outside.
      plainPage(
        title,
        `<p>${refusal.detail}</p><p class="ways"><a class="button" href="${again}">Try again</a><a href="/">Back to Home</a></p>`,
      ),
    );
  return true;
}

const IN = { title: 'Sign-in did not work', again: '/api/login' };
const OUT = { title: 'Sign-out did not work', again: '/api/logout' };

function refusalOf(error: unknown, request: Request): Refusal {
  // Whatever it was: whoever believes to be signed out, and is not, has to know.
  if (isSignOut(request)) return new Unavailable('You may still be signed in. Please try again shortly.', 5);
  if (error instanceof Refusal) return error;
  if (isDependencyFailure(error) || (error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT')) {
    return new Unavailable('Signing in is not possible at the moment. Please try again shortly.', 5);
  }
  return new Refusal(400, 'The answer of the sign-in service could not be used.');
}
