import { BellOff, Pencil } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { TextArea, TextInput } from "#design/fields/field.tsx";
import { FieldErrors } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { dialledNumber } from "#domain/channel/dialled-number.ts";
import { severityLabels } from "#domain/health/health-labels.ts";
import { spanText } from "#domain/health/health-status.ts";
import { alarmsPart, settingsContract } from "#features/settings/contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { alarmContract, type ShownAlarm } from "../alarm-contract.ts";

const { readAlarms } = alarmContract;
type Alarms = OutputOf<typeof readAlarms>;

/** The recipients of alarms, and past alarms. */
export function AlarmsBoard() {
  const { data, error, refetch } = useCall(readAlarms, {}, { refetchInterval: 30_000 });
  if (error && !data)
    return <ReadFailed title="We couldn’t load the alarms" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={4} />;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Recipients settings={data} />
      <Card>
        <CardHeader title="Last alarms" note="Raised once when a check keeps failing, ended once it has recovered" />
        {data.alarms.length === 0 ? (
          <EmptyState
            icon={<BellOff />}
            title="No alarms yet"
            text="An alarm is raised when a check has failed for two minutes."
          />
        ) : (
          <ul className="grid">
            {data.alarms.map((alarm) => (
              <AlarmLine key={alarm.id} alarm={alarm} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function AlarmLine({ alarm }: { alarm: ShownAlarm }) {
  const { name, measured, raised_at, ended_at, severity } = alarm;
  const lasted = ended_at && spanText(new Date(ended_at).getTime() - new Date(raised_at).getTime());
  return (
    <li className="grid gap-0.5 border-line border-t py-3 first:border-t-0 first:pt-0">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{name}</span>
        <Badge tone={ended_at ? "ok" : "bad"}>{ended_at ? "Over" : "Open"}</Badge>
      </span>
      <span className="text-sm [overflow-wrap:anywhere]">{measured}</span>
      <span className="text-ink-3 text-xs">
        {formatDateTime(raised_at)}
        {lasted ? `, over after ${lasted}` : `. ${severityLabels[severity]}`}
      </span>
    </li>
  );
}

function Recipients({ settings }: { settings: Alarms }) {
  const [isOpen, setOpen] = useState(false);
  const { emails, phones, has_texts, company_email, webhook_url, webhook_key } = settings;
  const fallback = company_email ? `${company_email} (the company’s address)` : "No one: enter an address";
  return (
    <Card>
      <CardHeader
        title="Who gets alarms"
        note="When a check fails, and when it is over"
        actions={
          <Button size="sm" variant="outline" icon={<Pencil aria-hidden />} onClick={() => setOpen(true)}>
            Change
          </Button>
        }
      />
      <dl className="grid gap-3 text-sm [overflow-wrap:anywhere]">
        <div>
          <dt className="text-ink-2">Email</dt>
          <dd className="font-semibold">{emails.length > 0 ? emails.join(", ") : fallback}</dd>
        </div>
        <div>
          <dt className="text-ink-2">Webhook</dt>
          <dd className="font-semibold">{webhook_url || "None"}</dd>
        </div>
        {webhook_url && (
          <div>
            <dt className="text-ink-2">Key of its signature</dt>
            <dd>
              <code>{webhook_key}</code>
            </dd>
            <dd className="text-ink-3 text-xs">
              X-Shuttle-Signature is t=seconds,v1=HMAC-SHA256 of “seconds.body” with this key.
            </dd>
          </div>
        )}
        <div>
          <dt className="text-ink-2">SMS</dt>
          <dd className="font-semibold">{phones.length > 0 ? phones.join(", ") : "None"}</dd>
          {phones.length > 0 && !has_texts && (
            <dd className="text-ink-3 text-xs">No SMS provider is connected, so nothing is sent to phones.</dd>
          )}
        </div>
      </dl>
      {isOpen && <SettingsDialog settings={settings} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const addressesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
const numbersIn = (text: string) =>
  text
    .split(/[\n,;]+/)
    .map((number) => number.trim())
    .filter(Boolean);

const form = z.object({
  emails: z.string().check(
    z.maxLength(2000),
    z.refine(
      (text) => addressesIn(text).every((address) => z.email().safeParse(address).success),
      "Enter email addresses such as ops@example.co.za",
    ),
  ),
  phones: z.string().check(
    z.maxLength(1000),
    z.refine(
      (text) => numbersIn(text).every((number) => dialledNumber(number) !== null),
      "Enter phone numbers such as 082 555 0123, one on each line",
    ),
  ),
  webhook_url: alarmsPart.shape.webhookUrl,
});

/** Shown next to its field. */
function refusalAtWebhook(error: unknown): never {
  if (error instanceof CallFailed && error.reason === "not_public")
    throw new FieldErrors({ webhook_url: error.message });
  throw error;
}

function SettingsDialog({ settings, onClose }: { settings: Alarms; onClose: () => void }) {
  const save = useMakeCall(settingsContract.saveSettings, [readAlarms, settingsContract.readSettings]);
  return (
    <FormDialog
      title="Who gets alarms?"
      text="They get an email or a text when a check fails, and another when it is over. Warnings send nothing."
      confirmLabel="Save recipients"
      doneLabel="Recipients saved"
      size="md"
      schema={form}
      defaultValues={{
        emails: settings.emails.join("\n"),
        phones: settings.phones.join("\n"),
        webhook_url: settings.webhook_url,
      }}
      onClose={onClose}
      onConfirm={({ emails, phones, webhook_url: webhookUrl }) =>
        save
          .mutateAsync({
            part: "alarms",
            version: settings.version,
            value: { emails: addressesIn(emails), phones: numbersIn(phones), webhookUrl },
          })
          .catch(refusalAtWebhook)
      }
    >
      <FormField
        name="emails"
        label="Email addresses"
        hint="One on each line. Left blank, the company’s address."
        optional
      >
        <TextArea rows={4} />
      </FormField>
      <FormField
        name="phones"
        label="Phone numbers"
        hint="One on each line. They get an SMS; Channels in the settings adds WhatsApp."
        optional
      >
        <TextArea rows={3} inputMode="tel" />
      </FormField>
      <FormField name="webhook_url" label="Webhook address" hint="We POST a signed message there." optional>
        <TextInput inputMode="url" placeholder="https://" />
      </FormField>
    </FormDialog>
  );
}
