import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { addressIn } from "#platform/mail/mail-transport.ts";
import { findCompany } from "./views.ts";

export async function senderDefaults({ db, siteUrl, setup: { addresses } }: Context) {
  const { email } = await findCompany(db);
  const { host, hostname } = new URL(siteUrl);
  return accept({
    from: (addresses.mailFrom && addressIn(addresses.mailFrom)) || email || `no-reply@${hostname}`,
    replies: email,
    inbox: addresses.mailReplyTo,
    mail_host: addresses.mailHost,
    site_host: host,
    is_site_set: addresses.isSiteSet,
  });
}
