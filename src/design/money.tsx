type RandOptions = {
  /** Shows the cents even when they are zero, as an invoice does. */
  always?: boolean;
};

const space = "\u00a0";

/** "R1 299", "R1 299.50", "−R500": no cents when they are zero, and nothing that may break over two lines. */
export function formatRand(cents: number, { always = false }: RandOptions = {}) {
  const whole = Math.round(Math.abs(cents));
  const rand = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, space);
  const rest = whole % 100;
  const decimals = always || rest !== 0 ? `.${String(rest).padStart(2, "0")}` : "";
  const sign = cents < 0 && whole !== 0 ? "−" : "";
  return `${sign}R${rand}${decimals}`;
}

type MoneyProps = RandOptions & { cents: number; className?: string };

export function Money({ cents, always, className }: MoneyProps) {
  return <span className={className}>{formatRand(cents, { always })}</span>;
}
