import { useState } from "react";
import { CallFailed } from "#platform/browser/call-api.ts";
import { reportError } from "#platform/browser/report-error.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { toast } from "./overlay/toast.tsx";

/** A call that answers with a file. */
export type AnsweredFile = { readonly name: string; readonly type: string; readonly content: string };

/** Fetches a file, busy meanwhile, and says so where that fails. */
export function useFile() {
  const [isBusy, setBusy] = useState(false);
  const run = async (fetchAndUse: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await fetchAndUse();
    } catch (error) {
      if (!(error instanceof CallFailed)) reportError(error);
      const description = error instanceof CallFailed ? error.message : "Please try again.";
      void toast({ title: "We couldn’t load the file", description, kind: "error" });
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    /** Whatever is done with the file once it is here. */
    run,
    /** A file that a call answers with goes to the person's device. */
    save: (read: () => Promise<AnsweredFile>) => run(async () => saveFile({ ...(await read()), encoding: "base64" })),
  };
}
