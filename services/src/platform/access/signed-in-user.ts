export type Role = 'user' | 'admin';
export type Plan = 'free' | 'premium';

/** Who is asking, as every handler may know it. `id` is a UUID, never the identity provider's own subject. */
export interface SignedInUser {
  id: string;
  username: string;
  email: string | null;
  role: Role;
  plan: Plan;
}
