import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { saveFile } from "#platform/browser/save-file.ts";

export type CsvFile = { name: string; type: string; content: string };

/** Downloads the figures next to it as CSV. */
export function CsvButton({ what, fetchFile }: { what: string; fetchFile: () => Promise<CsvFile> }) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      saveFile({ ...(await fetchFile()), encoding: "base64" });
    } catch (error) {
      const title = error instanceof Error ? error.message : "We couldn’t make the file. Please try again.";
      await toast({ kind: "error", title });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" variant="outline" busy={isBusy} icon={<Download aria-hidden="true" />} onClick={() => void run()}>
      CSV<span className="sr-only"> of {what}</span>
    </Button>
  );
}
