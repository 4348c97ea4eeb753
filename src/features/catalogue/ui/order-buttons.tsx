import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "#design/button.tsx";

type OrderProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: 1 | -1) => void;
};

/** A place up or down in a list, beside dragging. */
export const OrderButtons = ({ name, isFirst, isLast, isBusy, onMove }: OrderProps) => (
  <span className="flex">
    <IconButton size="sm" label={`Move ${name} up`} disabled={isFirst || isBusy} onClick={() => onMove(-1)}>
      <ArrowUp />
    </IconButton>
    <IconButton size="sm" label={`Move ${name} down`} disabled={isLast || isBusy} onClick={() => onMove(1)}>
      <ArrowDown />
    </IconButton>
  </span>
);
