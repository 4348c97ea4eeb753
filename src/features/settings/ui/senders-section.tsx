import { useWatch } from "react-hook-form";
import { Alert } from "#design/alert.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { dnsFor, type Senders, senderKinds, sendingDomains } from "#domain/company/senders.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { sendersContract, sendersPart } from "../senders-contract.ts";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

type Defaults = OutputOf<typeof sendersContract.senderDefaults>;

const kinds = {
  bookings: ["Sender of bookings", "Bookings, trips, enquiries and everything not named below."],
  accounts: ["Sender of accounts", "Sign-in links, invitations and privacy requests."],
  documents: ["Sender of documents", "Invoices, quotes, vouchers and statements."],
} as const;

/** The addresses of the company’s emails, the domain it names, and what its DNS needs for them. */
export function SendersSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.senders;
  const { data: defaults } = useCall(sendersContract.senderDefaults, {});
  return (
    <SettingsSection
      title="Senders and domain"
      note="The addresses that customers see on emails. They count from the next email on; emails already sent don’t change."
      kept={kept}
      schema={sendersPart}
      defaultValues={value}
      onSave={(next) => save({ part: "senders", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {senderKinds.map((kind) => (
          <FormField key={kind} name={kind} label={kinds[kind][0]} hint={kinds[kind][1]} optional>
            <TextInput type="email" autoComplete="off" placeholder={defaults?.from} />
          </FormField>
        ))}
        <FormField name="replies" label="Answers go to" hint={repliesHint(defaults)} optional>
          <TextInput type="email" autoComplete="off" placeholder={defaults?.replies} />
        </FormField>
        <FormField name="domain" label="Domain in texts" hint={domainHint(defaults)} optional>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            placeholder={defaults?.site_host}
            readOnly={defaults?.is_site_set}
          />
        </FormField>
      </div>
      {defaults && <DnsHints defaults={defaults} />}
    </SettingsSection>
  );
}

const repliesHint = (defaults: Defaults | undefined): string =>
  defaults?.inbox
    ? `Answers about bookings and enquiries come into the inbox: the server’s setting MAIL_REPLY_TO (${defaults.inbox}) decides those.`
    : "If blank, the email address of the company.";

const domainHint = (defaults: Defaults | undefined): string =>
  defaults?.is_site_set
    ? `The server’s setting SITE_URL decides this one: ${defaults.site_host}. Links use it too.`
    : "Named on vouchers. Links need the server’s setting SITE_URL.";

/** For each domain that emails come from, as it is typed. */
function DnsHints({ defaults }: { defaults: Defaults }) {
  const typed = useWatch<Senders>() as Partial<Senders>;
  const addresses = senderKinds.map((kind) => typed[kind] || defaults.from);
  const domains = sendingDomains(addresses);
  const reports = typed.replies || defaults.replies;
  if (domains.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-bold">DNS entries</h3>
      <p className="text-ink-2 text-sm">
        Mailboxes check whether a server may send for a domain. Enter these where your domain is registered; without
        them, emails end up as spam. Changes take up to a day.
      </p>
      {!defaults.mail_host && (
        <Alert tone="info" title="No mail server is set up">
          Emails are saved but not sent. The server’s setting SMTP_URL connects one.
        </Alert>
      )}
      {domains.map((domain) => (
        <details key={domain} className="rounded-md border border-line p-4">
          <summary className="cursor-pointer font-semibold [overflow-wrap:anywhere]">{domain}</summary>
          <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
            {dnsFor(domain, { mailHost: defaults.mail_host, reports }).map((entry) => (
              <div key={entry.kind} className="grid grid-cols-[minmax(0,1fr)] gap-1">
                <dt className="[overflow-wrap:anywhere]">
                  <b>{entry.kind}</b>, as TXT of <span className="font-mono text-sm">{entry.name}</span>
                </dt>
                <dd className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
                  <span className="text-ink-2 text-sm">{entry.why}</span>
                  <code className="rounded-sm bg-surface-2 px-2 py-1 text-sm [overflow-wrap:anywhere]">
                    {entry.value}
                  </code>
                  <CopyButton text={entry.value} label={`Copy ${entry.kind}`} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
