import { Link } from 'react-router'
import type { Overview } from '#contract/lifecycle/overview.ts'

export function MilestoneLinks({ milestones }: { milestones: Overview['upcomingMilestones'] }) {
  return (
    <ul className="mt-3 grid gap-3">
      {milestones.map(({ _id, title, dueDate, post }) => (
        <li key={_id} className="text-sm">
          <Link to={`/post/${post._id}`} className="link wrap-anywhere">
            {title}
          </Link>
          <p className="tabular wrap-anywhere text-ink-faint">
            {dueDate.slice(0, 10)} · {post.title}
          </p>
        </li>
      ))}
    </ul>
  )
}
