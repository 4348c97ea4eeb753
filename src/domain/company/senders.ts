/** The addresses that a company’s emails come from, and where answers go. Each may be empty. */
export type Senders = {
  readonly bookings: string;
  readonly accounts: string;
  readonly documents: string;
  readonly replies: string;
  /** The site’s domain as texts name it. */
  readonly domain: string;
};

export const noSenders: Senders = { bookings: "", accounts: "", documents: "", replies: "", domain: "" };

export const senderKinds = ["bookings", "accounts", "documents"] as const;
export type SenderKind = (typeof senderKinds)[number];

const ofAccounts = /^(secret:)?(auth-|account-|invitation$|driver-invite|access-codes|privacy-|confirm-privacy|code$)/;
const ofDocuments =
  /^(invoice|statement$|pay-statement$|quote|receipt|voucher|monthly-report$|company-spend$|provider-invoice)/;

/** Whose address an email has: sign-ins and rights, papers about money, or all that concerns a trip. */
export function senderKindOf(template: string): SenderKind {
  if (ofAccounts.test(template)) return "accounts";
  return ofDocuments.test(template) ? "documents" : "bookings";
}

/** The host in texts: the address that links are made of, unless the site has none of its own yet. */
export const shownHost = ({ domain }: Pick<Senders, "domain">, site: { host: string; isSet: boolean }): string =>
  site.isSet ? site.host : domain || site.host;

export type DnsEntry = {
  readonly kind: "SPF" | "DKIM" | "DMARC";
  readonly name: string;
  readonly value: string;
  readonly why: string;
};

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** The domains that emails come from, each once. A number of a machine has no entries. */
export const sendingDomains = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map(domainOf).filter((domain) => /\.[a-z]{2,}$/.test(domain))),
];

/** The DNS entries that make mailboxes believe the sender. What only the mail provider knows is left to it, in brackets. */
export function dnsFor(
  domain: string,
  { mailHost, reports }: { mailHost: string | null; reports: string },
): DnsEntry[] {
  const allowed = mailHost ? `a:${mailHost}` : "[what your mail provider names]";
  return [
    {
      kind: "SPF",
      name: domain,
      value: `v=spf1 ${allowed} ~all`,
      why: "Says which mail server may send for this domain. If there is an entry that starts with v=spf1 already, add to it: there can be one only.",
    },
    {
      kind: "DKIM",
      name: `[selector]._domainkey.${domain}`,
      value: "v=DKIM1; k=rsa; p=[public key]",
      why: "Signs each email, so that no one can change it on its way. Your mail provider shows the selector and the key, or a CNAME to enter instead.",
    },
    {
      kind: "DMARC",
      name: `_dmarc.${domain}`,
      value: `v=DMARC1; p=none; rua=mailto:${reports || `postmaster@${domain}`}`,
      why: "Says what to do with emails that fail both. Start with p=none, read the reports for some weeks, then change it to p=quarantine.",
    },
  ];
}
