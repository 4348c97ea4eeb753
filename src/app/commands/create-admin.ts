import { parseArgs } from "node:util";
import { system } from "#domain/account/roles.ts";
import { emailPattern } from "#domain/text/email-address.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { createKeyring } from "#features/accounts/server/derive-keys.ts";
import { makeSuperUser } from "#features/accounts/users/server/make-super-user.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { createLogger } from "#platform/logger.ts";
import { inTransaction } from "#platform/transaction.ts";
import { type AppServices, openApp } from "../open-app.ts";
import { endInOneSentence, say } from "../start-and-stop.ts";

const usage = 'npm run create-admin -- --email you@example.co.za [--name "Your Name"]';

/** npm run create-admin: the first super-user, and a link by which they choose a password. It needs no mail server. */
async function start() {
  const { email, name } = readArguments();
  const config = readConfig();
  const siteUrl = config.siteUrl ?? `http://127.0.0.1:${config.port}`;
  const services = await openApp(config, { siteUrl, log: createLogger("error"), works: false, say });
  const made = await create(services, config, { email, name }).finally(() => services.close());
  if (!made.ok) throw new Error(refusals[made.reason]);
  say(`${email} is a super-user${made.value.isNew ? "" : " now, with the account that was there"}.`);
  say(`Choose a password by this link, which works once, until ${formatMoment(made.value.expiresAt)}:`);
  console.log(`\n  ${made.value.link}\n`);
}

function readArguments() {
  const { values } = parseArgs({ options: { email: { type: "string" }, name: { type: "string" } } });
  if (!values.email || !emailPattern.test(values.email.trim())) throw new Error(`Whose? ${usage}`);
  return { email: values.email.trim(), name: values.name };
}

const create = (services: AppServices, config: Config, person: { email: string; name: string | undefined }) =>
  inTransaction(services.pool, async (db) => {
    const { ctx, finish } = createContext(services.world, { db, actor: system, correlationId: newId() });
    const made = await makeSuperUser(ctx, createKeyring(config.appSecret, config.appSecretOld), person);
    await finish();
    return made;
  });

const refusals = {
  already_super_user: "This account is already a super-user. To choose a new password, use the sign-in page.",
  account_closed: "This account is closed. Use another email address.",
};

start().catch(endInOneSentence);
