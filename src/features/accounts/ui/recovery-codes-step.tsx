import { Download } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { saveFile } from "#platform/browser/save-file.ts";
import { useSiteName } from "#platform/browser/site-name.tsx";

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => unknown };

/** Shown once: the server only stores their hashes. */
export function RecoveryCodesStep({ codes, onKept }: RecoveryCodesProps) {
  const [isKept, setIsKept] = useState(false);
  const siteName = useSiteName();
  return (
    <div className="grid gap-4">
      <Alert tone="warn" title="Save these codes now">
        You’ll see them only once. If you lose your phone, each code signs you in once.
      </Alert>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md bg-surface-2 p-4 text-center font-bold text-ink tracking-wider"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join("\n")} label="Copy codes" />
        <Button
          variant="outline"
          size="sm"
          icon={<Download aria-hidden="true" />}
          onClick={() => download(codes, siteName)}
        >
          Download
        </Button>
      </div>
      <Checkbox
        label="I’ve saved my recovery codes"
        checked={isKept}
        onChange={(event) => setIsKept(event.target.checked)}
      />
      <Button wide disabled={!isKept} onClick={() => void onKept()}>
        Finish
      </Button>
    </div>
  );
}

function download(codes: readonly string[], siteName: string) {
  const text = `${siteName}: recovery codes\nEach works once.\n\n${codes.join("\n")}\n`;
  saveFile({ name: "recovery-codes.txt", type: "text/plain", content: text });
}
