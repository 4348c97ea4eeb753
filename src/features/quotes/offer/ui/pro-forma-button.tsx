import { FileDown } from "lucide-react";
import { Button } from "#design/button.tsx";
import { useFile } from "#design/use-file.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { accessToken } from "#platform/browser/session.ts";
import { quotesContract } from "../contract.ts";

/** Downloads the quote as a PDF, to print or forward. */
export function ProFormaButton({ token, wide }: { token: string; wide?: boolean }) {
  const { isBusy, save } = useFile();
  const read = async () => {
    const session = await accessToken().catch(() => undefined);
    return callApi(quotesContract.quoteFile, { token }, session ? { token: session } : {});
  };
  return (
    <Button
      size="sm"
      variant="outline"
      {...(wide && { wide })}
      busy={isBusy}
      icon={<FileDown aria-hidden="true" />}
      onClick={() => void save(read)}
    >
      Pro forma invoice (PDF)
    </Button>
  );
}
