import { type SyntheticEvent, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { SkeletonCard, SkeletonGroup } from "#design/skeleton.tsx";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import { ApplicationStatusCard } from "./application-status-card.tsx";
import { type Key, useOwnApplication } from "./use-own-application.ts";

/** The applicant's status page, opened by an emailed link or by typing the reference and code. */
export function ApplicationStatusPage() {
  const query = useQueryParams();
  if (!useHydrated()) return <Waiting />;
  const key = { reference: query.get("reference") ?? "", code: query.get("code") ?? "" };
  return <Opened key={`${key.reference} ${key.code}`} openedWith={key} />;
}

function Opened({ openedWith }: { openedWith: Key }) {
  const [opening, setOpening] = useState(openedWith);
  const { look, again, show } = useOwnApplication(opening);
  if (look.status === "loading") return <Waiting />;
  if (look.status === "found")
    return <ApplicationStatusCard application={look.application} opening={opening} onAnswered={show} />;
  if (look.status === "failed")
    return (
      <div className="grid gap-6">
        <h1 className="text-h1">Your application</h1>
        <Alert
          tone="bad"
          title="We couldn’t load your application"
          announce
          action={<Button onClick={again}>Try again</Button>}
        >
          {look.message}
        </Alert>
      </div>
    );
  const isLost = opening.reference !== "" && opening.code !== "";
  return (
    <div className="grid max-w-[44rem] gap-6">
      <div>
        <h1 className="text-h1">Your application</h1>
        <p className="mt-4 text-ink-2 text-lead">Use the link in our email, or enter the reference and code from it.</p>
      </div>
      {isLost && (
        <Alert tone="warn" title="We couldn’t find that application" announce>
          Check the reference and code in our email.
        </Alert>
      )}
      <div className="rounded-xl bg-surface p-5 shadow-1 inset-ring inset-ring-line sm:p-8">
        <AccessCodeForm initial={opening} onOpen={(key) => (sameKey(key, opening) ? again() : setOpening(key))} />
      </div>
    </div>
  );
}

const sameKey = (one: Key, other: Key) => one.reference === other.reference && one.code === other.code;

const Waiting = () => (
  <div className="grid gap-6">
    <h1 className="text-h1">Your application</h1>
    <SkeletonGroup text="Loading your application…" className="grid gap-6 lg:grid-cols-[1.4fr_1fr]">
      <SkeletonCard lines={6} />
      <SkeletonCard lines={6} />
    </SkeletonGroup>
    <noscript>
      <p className="text-ink-2">This page needs JavaScript. Please email us instead.</p>
    </noscript>
  </div>
);

type KeyFormProps = { initial: Key; onOpen: (key: Key) => void };

/** For an incomplete link: the reference and the code can be typed. */
function AccessCodeForm({ initial, onOpen }: KeyFormProps) {
  const [errors, setErrors] = useState<Partial<Record<keyof Key, string>>>({});
  const open = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const key = { reference: String(values.get("reference")).trim(), code: String(values.get("code")).trim() };
    setErrors({
      ...(key.reference === "" && { reference: "Please enter the reference" }),
      ...(key.code === "" && { code: "Please enter the code" }),
    });
    if (key.reference && key.code) onOpen(key);
  };
  return (
    <form method="dialog" noValidate onSubmit={open} className="grid gap-5 sm:grid-cols-2">
      <Field label="Reference" hint="Such as APP-7K3M9Q" error={errors.reference} required>
        <TextInput name="reference" defaultValue={initial.reference} autoComplete="off" maxLength={20} />
      </Field>
      <Field label="Code" hint="At the end of the link in our email" error={errors.code} required>
        <TextInput name="code" defaultValue={initial.code} autoComplete="off" maxLength={40} />
      </Field>
      <Button type="submit" className="justify-self-start">
        Open application
      </Button>
    </form>
  );
}
