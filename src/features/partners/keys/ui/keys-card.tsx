import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { keyForm, keysContract, type ShownKey } from "../contract.ts";

/** For an owner: a form for the partner’s own site, and keys for its own programs. */
export function KeysCard() {
  const { data } = useCall(keysContract.myKeys, {});
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState("");
  const create = useMakeCall(keysContract.createKey, [keysContract.myKeys]);
  if (!data) return null;
  return (
    <Card>
      <CardHeader title="Your website and programs" note="You earn on bookings made there." />
      <p className="font-semibold">Booking form for your website</p>
      <p className="mt-2 rounded-md bg-surface-2 px-3 py-2 font-mono text-xs [overflow-wrap:anywhere]">{data.widget}</p>
      <CopyButton text={data.widget} label="Copy code" className="mt-2" />
      <p className="mt-5 border-line border-t pt-4 font-semibold">API keys</p>
      {made && <NewKey value={made} />}
      <ul className="mt-2 grid gap-3">
        {data.keys.map((one) => (
          <KeyLine key={one.id} shown={one} />
        ))}
      </ul>
      {data.keys.length === 0 && <p className="text-ink-2 text-sm">No keys yet.</p>}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" variant="outline" icon={<KeyRound aria-hidden="true" />} onClick={() => setOpen(true)}>
          Create key
        </Button>
        <SiteLink to="/developers" className="text-link text-sm underline underline-offset-2">
          How to use them
        </SiteLink>
      </div>
      {isOpen && (
        <FormDialog
          title="Create API key"
          text="We show the key only once. Keep it on your server: anyone who has it can book in your name."
          confirmLabel="Create key"
          doneLabel="Key created"
          schema={keyForm}
          defaultValues={{ name: "" }}
          onClose={() => setOpen(false)}
          onConfirm={async (values) => setMade((await create.mutateAsync(values)).key)}
        >
          <FormField name="name" label="What it’s for" required>
            <TextInput autoComplete="off" maxLength={60} />
          </FormField>
        </FormDialog>
      )}
    </Card>
  );
}

const NewKey = ({ value }: { value: string }) => (
  <Alert tone="ok" title="Copy your key now" announce className="mt-2">
    <span className="block font-mono text-sm [overflow-wrap:anywhere]">{value}</span>
    <span className="block">We don’t keep a copy, so we can’t show it again.</span>
    <CopyButton text={value} label="Copy key" className="mt-2" />
  </Alert>
);

function KeyLine({ shown }: { shown: ShownKey }) {
  const revoke = useMakeCall(keysContract.revokeKey, [keysContract.myKeys]);
  const { name, ends_with, created_at, created_by, last_used_at } = shown;
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="min-w-0 grow basis-40 leading-snug">
        <span className="block font-semibold">
          {name} <span className="font-mono text-ink-2 text-sm">…{ends_with}</span>
        </span>
        <span className="block text-ink-2 text-xs">
          {created_by}, {formatDate(created_at)}.{" "}
          {last_used_at ? `Last used ${formatDate(last_used_at)}` : "Not used yet"}
        </span>
      </span>
      <Button size="sm" variant="quiet" busy={revoke.isPending} onClick={() => revoke.mutate({ key_id: shown.id })}>
        Revoke<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
