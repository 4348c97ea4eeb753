import { FileDown } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { callApi } from "#platform/browser/call-api.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { accessToken } from "#platform/browser/session.ts";
import { quotesContract } from "../contract.ts";
import { messageOf } from "./use-quote.ts";

/** Saves the quote as a paper to print, or to pass on to whoever pays. */
export function ProFormaButton({ token, wide }: { token: string; wide?: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const session = await accessToken().catch(() => undefined);
      const file = await callApi(quotesContract.quoteFile, { token }, session ? { token: session } : {});
      saveFile({ ...file, encoding: "base64" });
    } catch (error) {
      await toast({ title: "We couldn’t download the PDF", description: messageOf(error), kind: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="outline"
      {...(wide && { wide })}
      busy={isBusy}
      icon={<FileDown aria-hidden="true" />}
      onClick={() => void save()}
    >
      Pro forma invoice (PDF)
    </Button>
  );
}
