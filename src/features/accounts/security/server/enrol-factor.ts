import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import * as z from "zod";
import { findAccount, findCompany } from "../../server/account-views.ts";
import { type PersonAuthRequest, readBody } from "../../server/handle-auth.ts";
import { type AuthReply, answer, refusals } from "../../server/refuse-auth.ts";
import { insertFactor } from "./factor-store.ts";

const enrolRequest = z.object({
  factor_type: z.literal("totp", "only codes from an app (totp) can be set up"),
  friendly_name: z.string().trim().max(60).nullish(),
});

const mostFactors = 5;

/** POST /factors: starts setting up an authenticator app, which counts once its first code was correct. */
export async function enrolFactor(input: PersonAuthRequest): Promise<AuthReply> {
  const { ctx, person } = input;
  const { friendly_name } = readBody(enrolRequest, input.body);
  const account = await findAccount(ctx.db, { id: person.userId });
  if (!account) return refusals.sessionOver();
  const verified = account.factors.filter(({ state }) => state === "verified");
  const name = friendly_name || `Authenticator ${verified.length + 1}`;
  if (verified.length > 0 && person.session.assurance < 2) return refusals.factorFirst();
  if (verified.length >= mostFactors) return refusals.tooManyFactors();
  if (verified.some((factor) => factor.name === name)) return refusals.factorNameTaken();

  const { name: issuer } = await findCompany(ctx.db);
  const totp = new TOTP({ issuer, label: account.email, secret: new Secret({ size: 20 }) });
  const id = ctx.newId();
  await input.change((inside) =>
    insertFactor(inside.db, {
      id,
      userId: account.id,
      name,
      secret: input.tokens.keyring.seal(totp.secret.base32),
      createdAt: inside.now,
    }),
  );

  const uri = totp.toString();
  // The client turns the drawing into a data address, where a # would start a fragment.
  const drawing = renderSVG(uri, { border: 2 }).replaceAll("#", "%23");
  return answer({
    id,
    type: "totp",
    friendly_name: name,
    totp: { qr_code: drawing, secret: totp.secret.base32, uri },
  });
}
