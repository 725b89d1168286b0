import { useEffect, useState } from 'react';
import * as styles from './Exchange.module.css';
import { brandNames, exchangeFiles } from './exchangeFiles.ts';

const ofBrand = (brand: string) =>
  [`${brand}.json`, `${brand}.base.json`, `${brand}.light.json`, `${brand}.dark.json`].filter(
    (name) => exchangeFiles.has(name),
  );

/** Links to download the token files. */
export function Downloads() {
  return (
    <ul className={styles.downloads}>
      {[...brandNames.map(ofBrand), ['resolver.json']].map((names) => (
        <li key={names[0]}>
          {names.map((name) => (
            <Download key={name} name={name} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Download({ name }: { name: string }) {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const content = exchangeFiles.get(name) ?? '';
    const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [name]);
  return (
    <a href={href} download={name} className={styles.download}>
      {name}
    </a>
  );
}
