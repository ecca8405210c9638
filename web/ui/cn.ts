import { type ClassValue, clsx } from 'clsx'

/**
 * Joins class names. Their order decides nothing: what a component's user may want otherwise is
 * written with the variant `usual:`, which gives way to any class without it.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
