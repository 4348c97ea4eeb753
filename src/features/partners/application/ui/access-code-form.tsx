import { type SyntheticEvent, useState } from "react";
import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import type { Key } from "./use-own-application.ts";

type KeyFormProps = { initial: Key; onOpen: (key: Key) => void };

/** For a link that lost its end on the way: the reference and the code can be typed. */
export function AccessCodeForm({ initial, onOpen }: KeyFormProps) {
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
