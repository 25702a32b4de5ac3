type HeadingProps = { level: 2 | 3; id: string; text: string };

/** A heading as those of the guides are: with a link to itself. */
export function Heading({ level, id, text }: HeadingProps) {
  const Level = `h${level}` as const;
  return (
    <Level id={id}>
      {text}
      <a className="anchor" aria-label={`Link to “${text}”`} href={`#${id}`}>
        #
      </a>
    </Level>
  );
}
