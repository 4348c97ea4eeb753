import { cx } from "#design/class-names.ts";

// Devil's Peak, Table Mountain, Lion's Head and Signal Hill, plotted from spot heights as in the pictures (art/kit).
const massif =
  "M-200 152l275.6-14l20.2-2.7l19.2-.4l18.5 .1l18.9-1.2l16.4-1.1l16.6-3.8l17.6-1.4l16.6 1.1l14.4-2.9l13.9-2.4l15-2.6l14.3-2.6l10.2-3.5l10.8-4.2l10.7-4.8l11.5-6.4l8.5-4.6l8.5-4.8l8.2-4.9l8.4-5.7l8.5-6.6l8.7-5.9l8.5-5l7.9-6.6l4.8-3.8l5-2.9l4.8-4.4l4.6-3.6l5.3-2.2l5.3-2.6l5.7-1.3l5.8-1.3l4.9 2l4.7 1.4l5.9 3.2l5.6 3.4l4.9 1.5l4.6 1.8l4.8 1.3l4.9 1.2l4.1 3.2l4.4 2.7l4.4 2.8l4.4 2.3l6.7 1.9l6.7 2.3l6.7-2.5l6.8-1.4l5.7-3l5.8-3.1l4.9-3.5l4.7-2.8l3-6.7l2.7-6.4l3.3-3.5l3.5-3.6l8.8-1.1l4.8-.6l4.6-1l8.5-.3l8.8-.5l7.7 .6l7.3 1l7.8-.3l7.9-.4l11.1 .7l11 1l10.4-.6l10.7-.6l5.5 .1l5.4-.2l5.7 .2l5.5 .8l6.7 4.2l4.4-1.9l4.2-1.9l8.6 .8l8.2-.4l9-1l8.8-.1l11-.5l11.2-1.1l10.4 .7l10.6 1.2l10.8 1.2l10.8 0l10.8-.6l10.8-1l6.8 .2l6.6 .2l5.8 3.6l2.1 5.3l1.7 5.7l4.5 3.8l4.2 4.1l4.3 3.8l4.3 3.5l4.1 4.5l4.2 3.9l4.4 4.6l4.6 4.9l5 3.5l4.6 4.4l4.6 3l5 3.8l7.2 2.6l7.6 2.6l7.1 3.5l6.9 3.9l8.5 2l8.3 3l8.5 2.3l8.3 1.9l6 .3l6.4 1.1l5.8 .8l5.8 .1l4.8-1.5l4.7-.8l4.7-1.1l5-1.8l5.4-2.5l5.4-3.2l5.3-2.1l5-2.7l4.5-2.1l4.5-2.8l4.2-2.6l4.1-3l5.6-3.9l5.9-5.1l3.8-3l3.9-3.8l7.7-2.3l6.7-.7l6.7 1.4l5.8 5.6l4 4.3l3.7 4.3l6.5 4.4l6.9 5.6l6 1.6l5.6 2.6l6.4 3.4l6 2.4l7.3 .9l7.3 .4l7.1 2l7.1 1.1l8.4 .3l8.8-.3l8.4-.9l8-1.4l12.4-2l11.9-.7l11.6-.7l12.1-.8l10.5 .2l10.9 .8l11.2 .5l10.6-.7l11.4 .8l10.8 1l10.4 1.2l10.6 2.5l10 2.9l9.4 2.5l9.5 2.6l9.5 1.4l8.6 3.7l8.3 3.1l8.4 2.8l8.3 2l8.8 1.4l8.5 2.8l8.3 1.8l8 1.3l13.9 .8l14.2 1l14.6-.3l14.9 .6H1700V152z";

type SkylineProps = { className?: string };

/** The mountain above the city, in the colour of the text, with the sun rising behind it. Narrow screens see its middle. */
export function Skyline({ className }: SkylineProps) {
  return (
    <svg
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={cx("block min-h-16 w-full", className)}
    >
      <circle cx="958" cy="112" r="30" className="fill-sun" />
      <path fill="currentColor" d={massif} />
    </svg>
  );
}
