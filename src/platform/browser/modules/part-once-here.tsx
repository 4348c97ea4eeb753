import { type ComponentType, lazy, useState } from "react";

/**
 * A part of a page whose file comes late. Where it is here already it is drawn at once, in one go with what was
 * touched; otherwise React waits for it.
 */
export function partOnceHere<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    here = await load();
    return here;
  };
  const Late = lazy(async () => ({ default: await fetchPart() }));
  /** It keeps what it was first drawn with: another one would lose what was typed. */
  const Part = (props: Props) => {
    const [Drawn] = useState<ComponentType<Props>>(() => here ?? Late);
    return <Drawn {...props} />;
  };
  return { Part, fetchPart };
}
