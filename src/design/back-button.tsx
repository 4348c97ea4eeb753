import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

/** Back from one record to the list, above the record. */
export const BackButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button
    size="sm"
    variant="quiet"
    className="-ml-4 justify-self-start"
    icon={<ArrowLeft aria-hidden="true" />}
    onClick={onClick}
  >
    {children}
  </Button>
);
