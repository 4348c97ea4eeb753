import { type Actor, visitor } from "#domain/account/roles.ts";
import type { AccessClaims, TokenMaker } from "./make-tokens.ts";
import type { Revocations } from "./revocation-views.ts";

/** The caller a request’s token names. */
export type Recognised =
  | { readonly is: "nobody" }
  | { readonly is: "unbelievable" }
  | { readonly is: "over" }
  | { readonly is: "somebody"; readonly claims: AccessClaims; readonly actor: PersonActor };
export type PersonActor = Extract<Actor, { kind: "person" }> & {
  readonly session: NonNullable<Extract<Actor, { kind: "person" }>["session"]>;
};

type Tools = {
  tokens: TokenMaker;
  revocations: Revocations;
  /** Used while notifications can’t arrive. */
  isSessionOpen(sessionId: string): Promise<boolean>;
};

const mostKept = 20_000;

/**
 * Reads the bearer token of a request. A token that was checked before costs a look into a map: its signature is valid,
 * its end is known, and notices tell of sessions that ended early.
 */
export function createRecogniser({ tokens, revocations, isSessionOpen }: Tools) {
  const checked = new Map<string, Recognised & { is: "somebody" }>();

  async function recognise(authorization: string | undefined): Promise<Recognised> {
    const token = bearerToken(authorization);
    if (!token) return { is: "nobody" };
    const known = checked.get(token) ?? (await check(token));
    if (!known || known.claims.exp * 1000 <= Date.now()) {
      checked.delete(token);
      return { is: "unbelievable" };
    }
    return (await isOver(known.claims.session_id)) ? { is: "over" } : known;
  }

  async function check(token: string) {
    const claims = await tokens.readAccess(token);
    if (!claims) return undefined;
    const recognised = { is: "somebody", claims, actor: actorOf(claims) } as const;
    // A Map keeps the order of arrival, so the first key is the oldest.
    if (checked.size >= mostKept) checked.delete(checked.keys().next().value ?? "");
    checked.set(token, recognised);
    return recognised;
  }

  const isOver = async (sessionId: string) =>
    revocations.isRevoked(sessionId) || (!revocations.isLive() && !(await isSessionOpen(sessionId)));

  return {
    recognise,
    /** For calls: a token that is no good makes its bearer a visitor. */
    async findActor(authorization: string | undefined): Promise<Actor> {
      const result = await recognise(authorization);
      return result.is === "somebody" ? result.actor : visitor;
    },
  };
}

export type Recogniser = ReturnType<typeof createRecogniser>;

/** Some clients send "undefined" or "null" without a token: they are visitors. */
function bearerToken(authorization: string | undefined): string | undefined {
  const token = /^bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1];
  return token === "undefined" || token === "null" || token === "public" ? undefined : token;
}

const factorMethods = new Set(["totp", "recovery_code"]);

function actorOf(claims: AccessClaims): PersonActor {
  const shown = claims.amr.filter(({ method }) => factorMethods.has(method)).map(({ timestamp }) => timestamp);
  const isHigh = claims.aal === "aal2";
  const { impersonator_id: impersonatorId } = claims.app_metadata;
  return {
    kind: "person",
    userId: claims.sub,
    roles: claims.app_metadata.roles,
    session: {
      id: claims.session_id,
      assurance: isHigh ? 2 : 1,
      factorAt: isHigh && shown.length > 0 ? new Date(Math.max(...shown) * 1000) : undefined,
      // A session as another user relies on the viewer’s factor.
      owesFactor: claims.has_factor === true && !isHigh && !impersonatorId,
      impersonatorId,
    },
  };
}
