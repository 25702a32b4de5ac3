type HeadingProps = { level: 2 | 3; id: string; text: string };

/** A heading as those of the guides are: a link to itself. */
export function Heading({ level, id, text }: HeadingProps) {
  const Level = `h${level}` as const;
  return (
    <Level id={id}>
      <a href={`#${id}`}>{text}</a>
    </Level>
  );
}
