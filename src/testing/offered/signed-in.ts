import type { Role } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";

/**
 * The signed-in person, as the screens know them. A file that draws a signed-in area begins with
 * `vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"))`.
 */
const seen: { userId: string; roles: readonly Role[] } = { userId: "u", roles: [] };

/** The screens treat the test’s actor as the signed-in person. */
export function lookAs({ actor }: Context): void {
  if (actor.kind !== "person") throw new Error("No one is signed in.");
  seen.userId = actor.userId;
  seen.roles = actor.roles;
}

export const sessionKey = "cts-auth";
export const useSession = () => ({
  status: "in",
  person: { userId: seen.userId, name: "Naledi Jacobs", email: "naledi@example.com", roles: seen.roles },
});
/** Calls to sign-in itself never answer here. */
export const authClient = () => new Promise<never>(() => {});
export const accessToken = async () => undefined;
export const renewedToken = async () => undefined;
export const hasStoredSession = () => true;
export const signOut = async () => {};
export const leave = async () => {};
export const beforeLeaving = () => () => {};
export const objectToLeaving = () => () => {};
export const reasonToStay = () => undefined;
