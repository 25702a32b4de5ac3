import { pictureSize } from "@/lib/content/pictures";
import styles from "./image.module.css";

type ImageProps = { src?: string; alt?: string; title?: string };

/** A picture of `public/`, with the dimensions of its file so that nothing moves when it arrives; its title is the caption. */
export function Image({ src = "", alt = "", title }: ImageProps) {
  const { width, height } = pictureSize(src);
  const picture = (
    <img className={styles.picture} src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  );
  if (!title) return picture;
  // Markdown wraps a picture in a paragraph, which may not hold a <figure>.
  return (
    <span className={styles.figure}>
      {picture}
      <span className={styles.caption}>{title}</span>
    </span>
  );
}
