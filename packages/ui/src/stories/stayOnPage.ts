/** Prevents links from leaving the story, as in a single-page app. For `beforeEach`. */
export function stayOnPage() {
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  return () => window.removeEventListener('click', stay);
}
