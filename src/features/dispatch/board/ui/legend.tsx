const legend = [
  ["Without a driver", "border border-dashed border-warn bg-warn-soft"],
  ["To reconfirm", "bg-s3"],
  ["Reconfirmed", "bg-s1"],
  ["On the road", "bg-s4"],
  ["Done", "bg-s5"],
] as const;

type LegendProps = {
  /** The available actions, with a mouse and with a finger. */
  hint: string;
  touchHint?: string;
};

/** The colours of trips. */
export const Legend = ({ hint, touchHint = hint }: LegendProps) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 border-line border-t pt-2 text-ink-2 text-xs">
    {legend.map(([name, look]) => (
      <li key={name} className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className={`size-2.5 rounded-[3px] ${look}`} />
        {name}
      </li>
    ))}
    <li className="ms-auto text-ink-3 max-sm:hidden">
      <span className="pointer-coarse:hidden">{hint}</span>
      <span className="hidden pointer-coarse:inline">{touchHint}</span>
    </li>
  </ul>
);
