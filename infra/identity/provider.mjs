import Provider from 'oidc-provider';
import { claimsOf } from './accounts.mjs';
import { messagePage, signOutPage } from './pages.mjs';
import { Store } from './store.mjs';

const HOUR = 3600;

/** Whoever proves with its own token that it may sign this person out is not asked again. */
async function signOut(ctx, form) {
  const { session, params, entities } = ctx.oidc;
  if (entities.IdTokenHint?.payload.sub !== session.accountId) {
    ctx.body = signOutPage(form);
    return;
  }
  const back = params.post_logout_redirect_uri && new URL(params.post_logout_redirect_uri);
  if (back && params.state) back.searchParams.set('state', params.state);
  await session.destroy();
  ctx.cookies.set(ctx.oidc.provider.cookieName('session'), null);
  if (back) ctx.redirect(back.href);
  else ctx.body = messagePage('Signed out', 'You are signed out of the local identity provider.');
}

/** Nobody is signed in here: there is nothing to ask, and nothing to do but to go back. */
async function goBackWhenSignedOut(ctx, next) {
  await next();
  const { oidc } = ctx;
  if (oidc?.route !== 'end_session' || ctx.status !== 200 || oidc.session?.accountId || oidc.session?.destroyed) return;
  const back = oidc.params.post_logout_redirect_uri && new URL(oidc.params.post_logout_redirect_uri);
  if (back && oidc.params.state) back.searchParams.set('state', oidc.params.state);
  if (back) ctx.redirect(back.href);
  else ctx.body = messagePage('Signed out', 'You are signed out of the local identity provider.');
}

/** The library says nothing of its own where it has nothing. */
async function sayNothingIsHere(ctx, next) {
  await next();
  if (ctx.status !== 404 || ctx.body) return;
  ctx.body = messagePage('Not found', 'There is nothing here.');
  ctx.status = 404;
}

/** One client, our own product: it needs nobody's consent. */
async function grantFor(ctx) {
  const { client, session, provider } = ctx.oidc;
  const existing = ctx.oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const found = existing && (await provider.Grant.find(existing));
  if (found) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}

/**
 * @param {ReturnType<import('./settings.mjs').readSettings>} settings
 * @param {import('./accounts.mjs').Accounts} accounts
 * @param {Awaited<ReturnType<import('./keys.mjs').keysIn>>} keys
 */
export function makeProvider({ issuer, origins, client }, accounts, keys) {
  // Cookies do not tell ports apart; a second product on this machine has its own.
  const mark = new URL(issuer).port || 'default';
  const provider = new Provider(issuer, {
    adapter: Store,
    jwks: keys.jwks,
    cookies: {
      keys: keys.cookies,
      names: {
        session: `identity_${mark}`,
        interaction: `identity_sign_in_${mark}`,
        resume: `identity_resume_${mark}`,
      },
      long: { path: '/identity' },
    },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: origins.map((origin) => `${origin}/api/callback`),
        post_logout_redirect_uris: origins.flatMap((origin) => [origin, `${origin}/`]),
      },
    ],
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: signOut,
        postLogoutSuccessSource: (ctx) => {
          ctx.body = messagePage('Signed out', 'You are signed out of the local identity provider.');
        },
      },
    },
    findAccount: (ctx, id) => {
      const account = accounts.findById(id);
      return account && { accountId: id, claims: () => claimsOf(account) };
    },
    loadExistingGrant: grantFor,
    interactions: { url: (ctx, interaction) => `/identity/sign-in/${interaction.uid}` },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = messagePage('This sign-in does not work', description ?? error);
    },
    ttl: {
      Interaction: HOUR,
      Session: 14 * 24 * HOUR,
      Grant: 14 * 24 * HOUR,
      AuthorizationCode: 60,
      AccessToken: HOUR,
      IdToken: HOUR,
    },
  });
  provider.proxy = true;
  provider.use(sayNothingIsHere);
  provider.use(goBackWhenSignedOut);
  return provider;
}
