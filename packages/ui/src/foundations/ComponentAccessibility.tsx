import { useEffect, useState } from 'react';
import { CHECKS } from '../../../../.storybook/accessibility/checks.ts';
import { transcripts } from '../../../../.storybook/transcripts/transcripts.ts';
import * as styles from './Accessibility.module.css';
import { componentId, status } from './accessibilityStatus.ts';
import { CheckResult } from './CheckResult.tsx';

/**
 * The end of a component's documentation page: which tests it has, and what a screen reader announces. Storybook styles
 * the headings, and leaves `sb-unstyled` alone.
 */
export function ComponentAccessibility({ title }: { title: string }) {
  const evidence = status[title];
  const transcript = useTranscript(componentId(title));
  if (!evidence) return null;
  return (
    <>
      <h2 id="accessibility-status">Accessibility status</h2>
      <div className="sb-unstyled">
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Check</th>
                <th scope="col">Result</th>
                <th scope="col">Tests</th>
              </tr>
            </thead>
            <tbody>
              {CHECKS.map((check) => (
                <tr key={check}>
                  <th scope="row">{check}</th>
                  <td>
                    <CheckResult result={evidence[check].result} />
                  </td>
                  <td className={styles.tests}>{evidence[check].tests.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {transcript && (
        <>
          <h3 id="transcript">What a screen reader announces</h3>
          <div className="sb-unstyled">
            <pre className={styles.transcript}>{transcript}</pre>
          </div>
        </>
      )}
    </>
  );
}

function useTranscript(component: string) {
  const [transcript, setTranscript] = useState('');
  useEffect(() => {
    let isCurrent = true;
    transcripts[`/screenshots/${component}/transcript.txt`]?.().then((text) => {
      if (isCurrent) setTranscript(text);
    });
    return () => {
      isCurrent = false;
    };
  }, [component]);
  return transcript;
}
