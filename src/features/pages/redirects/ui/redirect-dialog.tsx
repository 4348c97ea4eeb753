import { useState } from "react";
import * as z from "zod/mini";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { redirectsContract, type ShownRedirect } from "../contract.ts";
import { Way } from "./redirect-way.tsx";

const address = (message: string) => z.string().check(z.trim(), z.minLength(1, message), z.maxLength(300));
const form = z.object({ from: address("Enter the old address"), to: address("Enter where it leads") });

type RedirectDialogProps = { redirect: ShownRedirect | undefined; onClose: () => void };

export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const save = useMakeCall(redirectsContract.saveRedirect, [redirectsContract.listRedirects]);
  const [way, setWay] = useState<readonly string[]>();
  return (
    <FormDialog
      title={redirect ? `Change the redirect from ${redirect.from}` : "Add a redirect"}
      text="Visitors and search engines that ask for the old address are sent to the new one."
      confirmLabel="Save redirect"
      doneLabel="Redirect saved"
      schema={form}
      defaultValues={{ from: redirect?.from ?? "", to: redirect?.to ?? "" }}
      onClose={onClose}
      onConfirm={async (values) => {
        setWay(undefined);
        try {
          return await save.mutateAsync({ ...values, former: redirect?.from ?? null });
        } catch (error) {
          const found = error instanceof CallFailed ? error.details?.way : undefined;
          if (Array.isArray(found) && found.length > 2) setWay(found.map(String));
          throw error;
        }
      }}
    >
      <FormField name="from" label="Old address" hint="Such as /summer-2024" required>
        <TextInput autoComplete="off" maxLength={300} />
      </FormField>
      <FormField name="to" label="Leads to" hint="A page such as /tours, or https://…" required>
        <TextInput autoComplete="off" maxLength={300} />
      </FormField>
      {way && (
        <div className="grid gap-1 text-sm">
          <p className="font-semibold">The way it would take</p>
          <Way way={way} />
        </div>
      )}
    </FormDialog>
  );
}
